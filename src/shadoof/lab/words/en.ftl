lab-entrant-kind = Expected a level, a time, playouts, or one of { $known } with a colon behind it; got { $came }.
lab-entrant-effort = A textbook search has no levels: expected a time such as flat:500ms or playouts such as uct:20000p, got { $came }.
lab-entrant-change = Expected a setting such as tries=1, one of { $known }; got { $came }.
lab-results-file = { $file } holds no results of a contest; name another file.
lab-other-contest = { $file } holds another contest, or one of another version of the program; name another file.
lab-no-head-start = { $game } has no points and so no head start.

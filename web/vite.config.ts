import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// `npm run dev` serves the client with the server of `./shadoof serve` behind it.
const server = process.env["SHADOOF_SERVER"] ?? "http://127.0.0.1:8080";

/** Writes into the service worker which files there are, so that it can keep them. */
function fileList(): Plugin {
  return {
    name: "file-list",
    apply: "build",
    writeBundle(options) {
      const folder = options.dir!;
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && !/^sw\.js$|latin-ext|vietnamese/.test(file.name))
        .map((file) =>
          join(file.parentPath, file.name)
            .slice(folder.length + 1)
            .replaceAll("\\", "/"),
        )
        .sort()
        .map((url) => ({
          url: `/${url}`,
          // A name with a hash in it needs no revision.
          revision: url.startsWith("assets/")
            ? null
            : createHash("sha256")
                .update(readFileSync(join(folder, url)))
                .digest("hex")
                .slice(0, 16),
        }));
      const worker = join(folder, "sw.js");
      writeFileSync(worker, readFileSync(worker, "utf-8").replace("self.FILES", JSON.stringify(files)));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fileList()],
  build: {
    outDir: "../src/shadoof/server/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: {
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // What every page needs is one file: a dozen small ones cost a far server's time, one after the other.
        advancedChunks: {
          groups: [
            {
              name: "shell",
              test: /node_modules\/(?!workbox|uqr)|src\/(link|look|games\/[^/]+\.ts|people\/me|router|words\/words)/,
            },
          ],
        },
      },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: server, ws: true } } },
});

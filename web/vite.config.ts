import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the package, where `fivefold serve` finds it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/fivefold/server/page", emptyOutDir: true, target: "es2022" },
});

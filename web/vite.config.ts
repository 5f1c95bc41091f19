import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { fluent } from './build/fluent';

/** Where `irrgarten serve` answers while the page is being worked on. */
const server = process.env.IRRGARTEN_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [fluent(), svelte(), svelteTesting()],
  resolve: { alias: { $lib: new URL('./src/lib', import.meta.url).pathname } },
  build: {
    target: 'es2022',
    outDir: 'dist/page',
    manifest: true,
    // The server's policy allows no inline anything: everything is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The shell lists every file of every board: names without words keep that list short.
    rollupOptions: {
      output: {
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
      },
    },
  },
  server: {
    // Boards live beside their rules.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/lib/allWords.ts'],
    include: ['src/**/*.test.ts', '../games/*/web/**/*.test.ts'],
  },
});

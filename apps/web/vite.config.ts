import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

export default defineConfig({
  plugins: [react()],
  // The page of the interface is a screen, although its address is under /api.
  server: { proxy: { '^/api/(?!docs$)': api, '/trpc': api, '/files': api } },
  build: {
    // The content security policy allows fonts from our own files alone, not from data: addresses.
    assetsInlineLimit: 0,
    // React and the component library are one file of 150 kB on the wire, which every screen needs. What writes Excel files
    // is larger, and fetched by whoever asks for one.
    chunkSizeWarningLimit: 950,
  },
});

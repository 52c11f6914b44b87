import { build } from 'esbuild'

// Packages of this workspace are bundled; packages from the registry stay outside.
await build({
  entryPoints: ['src/main.ts', 'src/ratings/fit-worker.ts'],
  outdir: 'dist',
  entryNames: '[name]',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'registry-packages-outside',
      setup: ({ onResolve }) => {
        onResolve({ filter: /^[^./]/ }, ({ path }) =>
          path.startsWith('@wis/') ? undefined : { path, external: true },
        )
      },
    },
  ],
})

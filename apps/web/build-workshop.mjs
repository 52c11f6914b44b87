import { build } from 'esbuild'

// Exports are made in a process of its own, beside the site. The bundle contains the workspace's own packages;
// packages from the registry stay outside.
await build({
  entryPoints: ['src/server/export/making/workshop-process.ts'],
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

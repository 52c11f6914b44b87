import { build } from 'esbuild'

// What makes exports runs in a process of its own, beside the site. The workspace's own packages go into the bundle; what
// comes from the registry stays outside.
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

/**
 * The settings with which esbuild bundles a program of an app into its `dist`. Packages of this workspace go into the
 * bundle; packages from the registry stay outside.
 *
 * @param {string[]} entryPoints
 * @returns {import('esbuild').BuildOptions}
 */
export const bundleOf = (entryPoints) => ({
  entryPoints,
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

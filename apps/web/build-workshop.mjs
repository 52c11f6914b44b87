import { build } from 'esbuild'
import { bundleOf } from '../../scripts/bundle.mjs'

const options = bundleOf(['src/server/export/making/workshop-process.ts'])

/** The package throws wherever Next has not replaced it. This process is a server. */
const onTheServer = {
  name: 'server-only',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^server-only$/ }, () => ({ path: 'server-only', namespace: 'nothing' }))
    onLoad({ filter: /^server-only$/, namespace: 'nothing' }, () => ({ contents: '' }))
  },
}

// Exports are made in a process of their own, beside the site.
await build({ ...options, plugins: [onTheServer, ...options.plugins] })

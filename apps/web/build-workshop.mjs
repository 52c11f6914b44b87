import { build } from 'esbuild'
import { bundleOf } from '../../scripts/bundle.mjs'

// Exports are made in a process of their own, beside the site.
await build(bundleOf(['src/server/export/making/workshop-process.ts']))

import { build } from 'esbuild'
import { bundleOf } from '../../scripts/bundle.mjs'

await build(bundleOf(['src/main.ts', 'src/ratings/fit-worker.ts', 'src/lab/report-worker.ts']))

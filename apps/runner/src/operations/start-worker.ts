import { Worker } from 'node:worker_threads'

const sources = {
  'fit-worker': '../ratings/fit-worker.ts',
  'report-worker': '../lab/report-worker.ts',
} as const

/** The bundles of the workers lie beside the runner's. */
let bundles = import.meta.url.endsWith('.ts') ? undefined : import.meta.url

/** For tests, which start many workers: the sources of one take ten times as long to load. */
export function takeBundlesFrom(url: string): void {
  bundles = url
}

/** From source, a worker needs a loader of its own. */
export function startWorker(name: keyof typeof sources): Worker {
  if (bundles !== undefined) return new Worker(new URL(`./${name}.js`, bundles))
  const source = new URL(sources[name], import.meta.url).href
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}') })`
  return new Worker(load, { eval: true, execArgv: [] })
}

// Loads TypeScript and only strips its types, like the runner's bundle. The development loader also names every
// closure, and that work would be measured too.
import { readFile } from 'node:fs/promises'
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { transform } from 'esbuild'

if (isMainThread) register(import.meta.url)

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  const sourcefile = fileURLToPath(url)
  const text = await readFile(sourcefile, 'utf8')
  const { code } = await transform(text, {
    loader: 'ts',
    target: 'node20.19',
    sourcefile,
    sourcemap: 'inline',
  })
  return { format: 'module', source: code, shortCircuit: true }
}

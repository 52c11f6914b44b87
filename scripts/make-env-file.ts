import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Makes the one file of `wis env`: engine, games and proof, and nothing to install beside Node. */
export async function makeEnvFile(outfile: string): Promise<string> {
  await build({
    entryPoints: [path.join(root, 'apps', 'cli', 'src', 'env', 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  return outfile
}

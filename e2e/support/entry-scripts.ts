import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'
import { z } from 'zod'

const built = fileURLToPath(new URL('../../apps/web/.next', import.meta.url))

const manifests = z.record(z.string(), z.object({ entryJSFiles: z.record(z.string(), z.array(z.string())) }))

/** The scripts of each page of the built site beside those that all pages load, as sent, in KiB. */
export function entryScripts(): readonly { readonly page: string; readonly kib: number }[] {
  const files = fs
    .readdirSync(path.join(built, 'server/app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page_client-reference-manifest.js'))
  return files.flatMap((file) => {
    const context: Record<string, unknown> = {}
    context['globalThis'] = context
    vm.runInNewContext(fs.readFileSync(path.join(built, 'server/app', file), 'utf8'), context)
    return Object.entries(manifests.parse(context['__RSC_MANIFEST'])).map(([page, { entryJSFiles }]) => {
      const scripts = new Set(Object.values(entryJSFiles).flat())
      const bytes = [...scripts].reduce(
        (sum, script) => sum + fs.statSync(path.join(built, `${script}.br`)).size,
        0,
      )
      return { page, kib: Math.round(bytes / 1024) }
    })
  })
}

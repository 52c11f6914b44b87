import { createTranslator } from 'next-intl'
import catalogLoader from 'next-intl/extractor/catalogLoader'
import { isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { formatMessage } from './translations.tsx'
import type { CompiledMessage, Values } from './translations.tsx'

interface Catalog {
  readonly [name: string]: string | Catalog
}
interface CompiledCatalog {
  readonly [name: string]: CompiledMessage | CompiledCatalog
}

it.each([
  ['en', en],
  ['zh', zh],
] as const)('every message in %s reads the same in a browser as on the server', async (locale, catalog) => {
  const compiled = [...messagesIn(await built(catalog))]
  const sources = new Map(messagesIn<string>(catalog))
  const { rich } = createTranslator({ locale, messages: catalog as typeof en })
  // The type allows only known paths, but the test uses all of them.
  const translate = rich as (path: string, values: Values) => ReactNode
  const different = compiled.flatMap(([path, message]) =>
    trialsOf(sources.get(path) ?? '').flatMap((values) => {
      const here = textOf(formatMessage(message, locale, values))
      const there = textOf(translate(path, values))
      return here === there ? [] : [{ path, here, there }]
    }),
  )
  expect(different).toEqual([])
  expect(compiled.length).toBeGreaterThan(1000)
})

/** The catalog in its compiled form. */
function built(catalog: Catalog): Promise<CompiledCatalog> {
  return new Promise((resolve, reject) => {
    const context = {
      getOptions: () => ({ messages: { format: 'json', precompile: true } }),
      async: () => (error: Error | null, code: string) => {
        // The loader gives a JavaScript module around a JSON text.
        const [, literal = ''] = /JSON\.parse\((.*)\)/s.exec(code) ?? []
        if (error) reject(error)
        else resolve(JSON.parse(JSON.parse(literal) as string) as CompiledCatalog)
      },
      resourcePath: 'all.json',
      rootContext: '',
    }
    // The loader needs only this much of a bundler.
    ;(catalogLoader as (this: typeof context, source: string) => void).call(context, JSON.stringify(catalog))
  })
}

function* messagesIn<Message extends CompiledMessage>(
  catalog: { readonly [name: string]: unknown },
  path = '',
): Generator<readonly [path: string, Message]> {
  for (const [name, found] of Object.entries(catalog)) {
    const isGroup = typeof found === 'object' && !Array.isArray(found)
    if (isGroup) yield* messagesIn<Message>(found as typeof catalog, `${path}${name}.`)
    else yield [path + name, found as Message]
  }
}

const numbers = [0, 1, 2, 5, 1234]

/** Values that reach every branch of a message. */
function trialsOf(source: string): readonly Values[] {
  const tags = [...source.matchAll(/<(\w+)>/g)].map(([, name = '']) => name)
  const names = [...source.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name)
  const options = [...source.matchAll(/(\w+)\s*\{/g)].map(([, option = '']) => option)
  const wrap = (chunks: ReactNode) => ['[', chunks, ']']
  return [...numbers, ...options].map((value) => {
    const filled = names.map((name) => {
      const isChoice = new RegExp(`\\{${name}, select`).test(source)
      return [name, typeof value === 'number' || isChoice ? value : 3] as const
    })
    return Object.fromEntries([...filled, ...tags.map((name) => [name, wrap] as const)])
  })
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement(node)) return textOf((node as ReactElement<{ children: ReactNode }>).props.children)
  return String(node)
}

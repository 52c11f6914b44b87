import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { headed, readOutline } from './outline.ts'
import type { Entry } from './outline.ts'
import { faultsOf } from './testing/faults-of.ts'

const source = path.join(import.meta.dirname, '..')
const root = path.join(source, '../../..')
const contents = fs
  .readdirSync(source)
  .map((place) => path.join(source, place, 'content'))
  .filter((folder) => fs.existsSync(folder))
const files = contents
  .flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => file.endsWith('.txt'))
  .map((file) => ({
    name: path.relative(root, file).replaceAll(path.sep, '/'),
    text: fs.readFileSync(file, 'utf8'),
  }))

const languageOf = (file: string) => {
  const [, language] = /\/(en|zh)(?:\/|\.txt$)/.exec(file) ?? []
  return language === 'en' || language === 'zh' ? language : undefined
}

describe('the files of data', () => {
  it('are read as outlines, say nothing twice in one place, and speak the language they are kept under', () => {
    expect(files).not.toEqual([])
    expect(files.flatMap((file) => faultsOf(file, languageOf(file.name)))).toEqual([])
  })

  it('are what the modules made of them hold', async () => {
    const held = await Promise.all(contents.map(modulesIn))
    const raw = files.filter(({ name }) => !isOfView(name))
    expect(held.flat().toSorted(byName)).toEqual(raw.toSorted(byName))
  })

  it.each(files.filter(({ name }) => isOfView(name)))('$name is what its view says', async (file) => {
    const language = languageOf(file.name) ?? 'en'
    const module = path.join(root, path.dirname(file.name), '../generated/view.ts')
    const { says }: { readonly says: Says } = await import(module)
    expect(saidIn(says, language)).toEqual(readOutline(file).flatMap((entry) => linesOf(entry)))
  })
})

/** Of these the module is no text, but sentences by their names. */
const isOfView = (name: string) => name.includes('/content/view/')

/** What stands in a file of a view, line by line, each with the names above it. `\n` ends a line of what it says. */
const linesOf = (entry: Entry, above = ''): readonly string[] => {
  const [name, said] = headed(entry)
  const own = said === undefined ? [] : [`${above}${name}: ${said.replaceAll('\\n', '\n')}`]
  return [...own, ...entry.below.flatMap((below) => linesOf(below, `${above}${name} `))]
}

interface Says {
  readonly [name: string]: string | Says
}

const saidIn = (says: Says, language: 'en' | 'zh', above = ''): readonly string[] =>
  Object.entries(says).flatMap(([name, said]) => {
    if (typeof said !== 'string') return saidIn(said, language, `${above}${name} `)
    return name === language ? [`${above.trimEnd()}: ${said}`] : []
  })

interface Named {
  readonly name: string
}

const byName = (one: Named, other: Named) => (one.name < other.name ? -1 : 1)

async function modulesIn(content: string): Promise<readonly Named[]> {
  const folder = path.join(content, 'generated')
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modules: readonly { readonly files: readonly Named[] }[] = await Promise.all(
    names
      .filter((name) => name.endsWith('.ts') && !['view.ts', 'icons.ts'].includes(name))
      .map((name) => import(path.join(folder, name))),
  )
  return modules.flatMap((module) => module.files)
}

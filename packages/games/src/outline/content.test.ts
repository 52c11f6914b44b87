import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
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
    expect(held.flat().toSorted(byName)).toEqual(files.toSorted(byName))
  })
})

interface Named {
  readonly name: string
}

const byName = (one: Named, other: Named) => (one.name < other.name ? -1 : 1)

async function modulesIn(content: string): Promise<readonly Named[]> {
  const folder = path.join(content, 'generated')
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modules: readonly { readonly files: readonly Named[] }[] = await Promise.all(
    names.filter((name) => name.endsWith('.ts')).map((name) => import(path.join(folder, name))),
  )
  return modules.flatMap((module) => module.files)
}

import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const places = ['.', '.github', 'docs', 'apps', 'packages', 'examples', 'prisma', 'e2e']

/** Documents in the root and below the other places, without generated and downloaded ones. */
const documents = places.flatMap((place) =>
  fs
    .readdirSync(path.join(root, place), { recursive: place === 'docs', encoding: 'utf8' })
    .flatMap((name) => (place === '.' || place === 'docs' ? [name] : [name, path.join(name, 'README.md')]))
    .map((name) => path.join(place, name))
    .filter((name) => name.endsWith('.md') && fs.existsSync(path.join(root, name))),
)

const linksOf = (document: string) =>
  [
    ...fs.readFileSync(path.join(root, document), 'utf8').matchAll(/\]\((?!https?:|\/|#|mailto:)([^)#\s]+)/g),
  ].map(([, to = '']) => path.join(path.dirname(document), decodeURIComponent(to)))

it('every link of a document leads to an existing place', () => {
  const dead = documents.flatMap((document) =>
    linksOf(document)
      .filter((to) => !fs.existsSync(path.join(root, to)))
      .map((to) => `${document}: ${to}`),
  )
  expect(documents.length).toBeGreaterThan(20)
  expect(dead).toEqual([])
})

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** Documents for those who work on the code: a path in them is a path from the root. */
const forDevelopers = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  '.github/pull_request_template.md',
]

it.each(forDevelopers)('%s names only files and folders that exist', (document) => {
  const folders = '(?:apps|packages|docs|prisma|e2e|examples|scripts|\\.github|\\.devcontainer)'
  const named = [...read(document).matchAll(new RegExp(`\`(${folders}/[\\w./-]+)\``, 'g'))].map(
    ([, to = '']) => to,
  )
  expect(named.filter((to) => !fs.existsSync(path.join(root, to)))).toEqual([])
})

it('the life of a turn names what is in its files', () => {
  const [, life = ''] = /^## The life of a turn\n([\s\S]*?)^## /m.exec(read('CONTRIBUTING.md')) ?? []
  const stations = [...life.matchAll(/`([\w./-]+)`\s·\s`(\w+)`/g)]
  const wrong = stations.filter(([, file = '', name = '']) => !new RegExp(`\\b${name}\\b`).test(read(file)))
  expect(stations.length).toBeGreaterThan(30)
  expect(wrong.map(([station]) => station)).toEqual([])
})

it('every decision has its line in the index', () => {
  const pages = documents.filter((name) => /^docs\/decisions\/\d{4}-/.test(name))
  const linked = linksOf('docs/decisions/README.md').filter((to) => to.startsWith('docs/decisions/'))
  expect(linked.sort()).toEqual(pages.sort())
})

it('the index names every decision by its number and its title', () => {
  const lines = [...read('docs/decisions/README.md').matchAll(/^- \[(\d{4})\]\((\S+)\) (.+)$/gm)]
  const wrong = lines.filter(
    ([, number = '', file = '', title = '']) =>
      !file.startsWith(`${number}-`) ||
      !read(`docs/decisions/${file}`).startsWith(`# ${Number(number)}. ${title}\n`),
  )
  expect(lines.length).toBeGreaterThan(90)
  expect(wrong.map(([line]) => line)).toEqual([])
})

it('every setting is in the example file, and reaches the containers', () => {
  const schemas = ['apps/runner/src/env.ts', 'apps/web/src/server/env/parse-env.ts'].map(read).join('\n')
  const settings = new Set([...schemas.matchAll(/^  ([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name))
  settings.delete('NODE_ENV')
  expect(settings.size).toBeGreaterThan(20)
  const missing = (file: string) => [...settings].filter((name) => !read(file).includes(name))
  expect(missing('.env.example')).toEqual([])
  expect(missing('docker-compose.yml')).toEqual([])
})

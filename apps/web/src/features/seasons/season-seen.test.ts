import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '../..')
const files = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))

it('a file that reads a season by its name must check whether its reader may see it', () => {
  const readers = files.filter((name) =>
    /\breadSeason\(/.test(fs.readFileSync(path.join(source, name), 'utf8')),
  )
  expect(readers.sort()).toEqual([
    // This feed has no season that is being set up.
    'app/feeds/seasons/[slug]/route.ts',
    // This picture shows no season that is being set up.
    'app/seasons/[slug]/opengraph-image.tsx',
    // This link is shown only to people who may decide.
    'features/decisions/decide-link.tsx',
    // This page reads the season that its organizer has just set up.
    'features/organize/actions.ts',
    'features/seasons/season-seen.ts',
    'server/api/find-season.ts',
  ])
})

import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '../..')
const files = fs
  .readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))

it('only what looks whether its reader may know of a season reads one by its name', () => {
  const readers = files.filter((name) =>
    /\breadSeason\(/.test(fs.readFileSync(path.join(source, name), 'utf8')),
  )
  expect(readers.sort()).toEqual([
    // Has no feed of one that is being set up.
    'app/feeds/seasons/[slug]/route.ts',
    // Draws no picture of one that is being set up.
    'app/seasons/[slug]/opengraph-image.tsx',
    // Shows a link to those who may decide, and nothing to others.
    'features/decisions/decide-link.tsx',
    // Reads the one that its organizer has just set up.
    'features/organize/actions.ts',
    'features/seasons/season-seen.ts',
    'server/api/find-season.ts',
  ])
})

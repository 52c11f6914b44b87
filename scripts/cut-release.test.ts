import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  cutChangelog,
  lockWithVersion,
  manifestsOf,
  nextVersion,
  planRelease,
  versionOf,
  withVersion,
} from './cut-release.ts'

describe('the next version', () => {
  it.each([
    ['0.2.0', 'patch', '0.2.1'],
    ['0.2.3', 'minor', '0.3.0'],
    ['0.2.3', 'major', '1.0.0'],
    ['0.9.9', 'minor', '0.10.0'],
    ['0.2.0', '0.2.1', '0.2.1'],
    ['0.9.0', '0.10.0', '0.10.0'],
    ['0.9.9', '1.0.0', '1.0.0'],
  ])('after %s, %s is %s', (current, wanted, next) => {
    expect(nextVersion(current, wanted)).toBe(next)
  })

  it.each(['0.2.0', '0.1.9', '0.1.10'])('after 0.2.0 it is not %s, which is not later', (wanted) => {
    expect(() => nextVersion('0.2.0', wanted)).toThrow('is not later than 0.2.0')
  })

  it.each(['v0.3.0', '0.3', '0.3.0-beta', '00.3.0', 'next', ''])('is never “%s”', (wanted) => {
    expect(() => nextVersion('0.2.0', wanted)).toThrow('a version is')
  })
})

describe('the changelog', () => {
  const before =
    '# Changelog\n\n## Unreleased\n\n### Pages\n\n- One thing.\n\n## 0.1.0 — 2026-01-01\n\n- Another.\n'

  it('gets a section of the version and the day, and an empty “Unreleased” above it', () => {
    expect(cutChangelog(before, '0.2.0', '2026-02-03')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 — 2026-02-03\n\n### Pages\n\n- One thing.\n\n## 0.1.0 — 2026-01-01\n\n- Another.\n',
    )
  })

  it('is refused without entries, also right after a release', () => {
    const after = cutChangelog(before, '0.2.0', '2026-02-03')
    expect(() => cutChangelog(after, '0.3.0', '2026-02-04')).toThrow('has no entries')
  })

  it('is refused with a section of that version', () => {
    expect(() => cutChangelog(before, '0.1.0', '2026-02-03')).toThrow('a section 0.1.0 already')
  })

  it.each(['# Changelog\n', `${before}\n## Unreleased\n`])('is refused without one “Unreleased”', (text) => {
    expect(() => cutChangelog(text, '0.2.0', '2026-02-03')).toThrow('no section "## Unreleased", or several')
  })
})

it('a manifest keeps everything but its own version', () => {
  const text =
    '{\n  "name": "one",\n  "version": "0.1.0",\n  "overrides": {\n    "version": "0.1.0"\n  }\n}\n'
  expect(withVersion(text, '0.2.0')).toBe(text.replace('0.1.0', '0.2.0'))
  expect(withVersion('[project]\nversion = "0.1.0"\n', '0.2.0')).toBe('[project]\nversion = "0.2.0"\n')
  expect(() => withVersion('{}\n', '0.2.0')).toThrow('names no version')
})

it('the lockfile keeps everything but the versions of our own packages', () => {
  const lock = (own: string) =>
    `${JSON.stringify(
      {
        version: own,
        packages: {
          '': { version: own },
          'apps/web': { version: own },
          'node_modules/other': { version: '0.1.0' },
          'apps/web/node_modules/other': { version: '0.1.0' },
          'node_modules/@wis/web': { resolved: 'apps/web', link: true },
        },
      },
      null,
      2,
    )}\n`
  expect(lockWithVersion(lock('0.1.0'), '0.2.0')).toBe(lock('0.2.0'))
})

describe('in this repository', () => {
  it('manifests and lockfile have one version, and keep every character if it stays', () => {
    const version = versionOf('.')
    for (const file of [...manifestsOf('.'), 'python/wis_arena/pyproject.toml']) {
      const text = fs.readFileSync(file, 'utf8')
      expect([file, withVersion(text, version)]).toEqual([file, text])
    }
    const lockfile = fs.readFileSync('package-lock.json', 'utf8')
    expect(lockWithVersion(lockfile, version)).toBe(lockfile)
  })

  it('a release changes the changelog, the manifests and the lockfile, and nothing else', () => {
    const unreleased = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(
      fs.readFileSync('CHANGELOG.md', 'utf8'),
    )
    const plan = () => planRelease('.', '999.0.0', '2026-02-03').map(({ file }) => file)
    if (!/^- /m.test(unreleased?.[1] ?? '')) return expect(plan).toThrow('has no entries')
    expect(plan()).toEqual([
      'CHANGELOG.md',
      ...manifestsOf('.'),
      'python/wis_arena/pyproject.toml',
      'package-lock.json',
    ])
  })
})

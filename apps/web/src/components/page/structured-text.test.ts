import { expect, it } from 'vitest'
import { structuredText } from './structured-text.ts'

it('no name among what machines are told can end its element', () => {
  const text = structuredText({ name: '</script><b>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', name: '</script><b>' })
})

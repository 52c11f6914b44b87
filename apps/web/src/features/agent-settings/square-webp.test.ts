import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isPicture, squareWebp } from './square-webp.ts'

const wide = () => sharp({ create: { width: 640, height: 200, channels: 3, background: '#a33' } })
const head = (text: string) => Buffer.from(text, 'latin1')

describe('a picture', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'that is a %s becomes a square WebP of 256 pixels',
    async (format) => {
      const bytes = await wide().toFormat(format).withMetadata().toBuffer()
      expect(isPicture(bytes)).toBe(true)
      const image = await squareWebp(bytes)
      expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    },
  )

  it('loses what its camera wrote into it', async () => {
    const bytes = await wide()
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer()
    expect(bytes.toString('latin1')).toContain('where I live')
    const image = await squareWebp(bytes)
    expect(Buffer.from(image ?? []).toString('latin1')).not.toContain('where I live')
  })

  it.each([
    ['a drawing that could hold a script', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html>'],
    ['another kind of RIFF', 'RIFF....WAVE'],
    ['nothing', ''],
  ])('is not %s', (_, text) => {
    expect(isPicture(head(text))).toBe(false)
  })

  it('that only begins like one cannot be read', async () => {
    expect(await squareWebp(head('\x89PNG\r\n\x1a\nnonsense'))).toBeUndefined()
  })
})

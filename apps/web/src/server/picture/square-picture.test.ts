import path from 'node:path'
import { sampled } from '@wis/testkit'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { blackPng, moving, plain, plainGif } from '../../testing/pictures.ts'
import { cutSquare, squarePicture } from './square-picture.ts'

/** The folder that the site is started in. */
const site = path.join(import.meta.dirname, '../../..')
const square = (bytes: Uint8Array, account = 'a') =>
  squarePicture(bytes, account, (picture) => cutSquare(picture, site))
const fault = async (bytes: Uint8Array) => {
  const made = await square(bytes)
  return made.ok ? undefined : made.fault.reason
}
async function imageOf(bytes: Uint8Array): Promise<Buffer> {
  const made = await square(bytes)
  if (!made.ok) throw new Error(made.fault.reason)
  return Buffer.from(made.image)
}

describe('a picture', { timeout: 60_000 }, () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'that is a %s becomes a square WebP of 256 pixels',
    async (format) => {
      const image = await imageOf(await plain().toFormat(format).withMetadata().toBuffer())
      expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    },
  )

  it('that moves becomes its first frame', async () => {
    const { pages, height } = await sharp(await imageOf(await moving(5, 64).webp().toBuffer())).metadata()
    expect([pages ?? 1, height]).toEqual([1, 256])
  })

  it('is cut around its middle', async () => {
    const middle = await plain(256, 256).png().toBuffer()
    const wide = plain(1024, 256).composite([
      { input: Buffer.from([0, 0, 255]), raw: { width: 1, height: 1, channels: 3 }, tile: true },
      { input: middle, left: 384, top: 0 },
    ])
    const { dominant } = await sharp(await imageOf(await wide.png().toBuffer())).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  it('loses the data that its camera wrote into it', async () => {
    const bytes = await plain()
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer()
    expect(bytes.toString('latin1')).toContain('where I live')
    expect((await imageOf(bytes)).toString('latin1')).not.toContain('where I live')
  })

  it('loses the data appended to it', async () => {
    const script = '<script>alert(1)</script>'
    const both = Buffer.concat([await plain().gif().toBuffer(), Buffer.from(script)])
    expect((await imageOf(both)).toString('latin1')).not.toContain(script)
  })

  it.each([
    ['only begins like one', async () => Buffer.from('\x89PNG\r\n\x1a\nnonsense', 'latin1'), 'kind'],
    ['ends in the middle', async () => (await noise()).subarray(0, 20_000), 'unreadable'],
    [
      'is an SVG that is called a PNG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>'),
      'kind',
    ],
    [
      'is a TIFF behind the first bytes of a JPEG',
      async () => Buffer.concat([jpegHead, await plain().tiff().toBuffer()]),
      'unreadable',
    ],
  ])('that %s cannot be read', async (_, bytes, reason) => {
    expect(await fault(await bytes())).toBe(reason)
  })
})

const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .png()
    .toBuffer()

/** The beginning of a JPEG, up to its sides, which are 256 each. */
const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 1, 0, 1, 0, 1, 1, 0x11, 0])

/** What it is called, why it is refused if it is, and what makes it. */
type Bomb = readonly [name: string, reason: string | undefined, make: () => Promise<Buffer> | Buffer]

describe('a picture that grows when unpacked', { timeout: 60_000 }, () => {
  const most = 4096
  const bombs: readonly Bomb[] = [
    ['a line of 65,535 pixels', 'side', () => blackPng({ width: 65_535, height: 1 })],
    ['30,000 × 30,000 pixels of one colour', 'side', () => blackPng({ width: 30_000, height: 30_000 })],
    [
      'thousands of frames',
      'frames',
      () => blackPng({ width: most, height: most, saysFrames: 4000, hasFrames: 4000 }),
    ],
    [
      'a GIF with one large frame after another',
      'frames',
      async () => plainGif({ screen: [most, most], frames: 3000 }),
    ],
    [
      'a hundred large frames with nothing in them',
      'unreadable',
      async () => plainGif({ screen: [most, most], frames: 100 }),
    ],
    [
      'a GIF of the largest sides',
      undefined,
      () => plain(most, most).gif({ colours: 2, effort: 1 }).toBuffer(),
    ],
    ['a PNG of the largest sides', undefined, () => blackPng({ width: most, height: most })],
  ]
  it.each(sampled(bombs, 3))('%s takes none of the server’s memory', async (_, reason, made) => {
    const bomb = await made()
    const before = process.memoryUsage.rss()
    let peak = before
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5)
    expect(await fault(bomb)).toBe(reason)
    clearInterval(watch)
    expect((Math.max(peak, process.memoryUsage.rss()) - before) / 2 ** 20).toBeLessThan(64)
  })

  it('is not cut twice at once for one account', async () => {
    const bytes = await plain().png().toBuffer()
    const [one, other, third] = await Promise.all([
      square(bytes, 'a'),
      square(bytes, 'a'),
      square(bytes, 'b'),
    ])
    expect([one.ok, third.ok]).toEqual([true, true])
    expect(other).toEqual({ ok: false, fault: { reason: 'busy' } })
  })
})

// Cuts one picture square and encodes it anew: standard input to standard output, in a process that may be killed.
// It is plain JavaScript, because Node starts it as it stands here: see run-bounded.ts.
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const [side, mostPixels, mostResident, mostMs] = process.argv.slice(2).map(Number)
/** Known to cut-square.ts: the picture is at fault, and not the program. */
const unreadable = 3

// The decoder works in other threads, so this one always comes to look. Where the system holds no limit, this one does.
setInterval(() => {
  if (process.memoryUsage.rss() > mostResident) process.kill(process.pid, 'SIGKILL')
}, 20).unref()
// Whoever started it may be gone.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), mostMs).unref()

// Whoever waits for a page goes first.
setPriority(5)
sharp.cache(false)
sharp.concurrency(1)
// What is told by its content is decoded by these four, and by nothing else that the library knows.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})

try {
  const picture = sharp(await buffer(process.stdin), {
    limitInputPixels: mostPixels,
    failOn: 'error',
    pages: 1,
  })
  const image = await picture
    .rotate()
    .resize(side, side, { fit: 'cover', position: 'centre' })
    .webp({ quality: 82 })
    .toBuffer()
  process.stdout.write(image)
} catch {
  process.exitCode = unreadable
}

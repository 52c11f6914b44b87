// Cuts one picture square and encodes it anew: standard input to standard output, in a process that may be killed. It
// is plain JavaScript, because Node starts it without a build: see run-bounded.ts.
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const [side, mostPixels, mostResident, mostMs] = process.argv.slice(2).map(Number)
/** cut-square.ts knows this word: the picture is at fault, and not the program. */
const unreadable = 3

// The decoder works in other threads, so this timer always runs. It enforces the memory limit if the system does not.
setInterval(() => {
  if (process.memoryUsage.rss() > mostResident) process.kill(process.pid, 'SIGKILL')
}, 20).unref()
// Also ends the program if its parent process is gone.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), mostMs).unref()

// A low priority, so that visitors who wait for a page go first.
setPriority(5)
sharp.cache(false)
sharp.concurrency(1)
// The content decides the type. These four decoders are allowed, and no other that the library has.
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

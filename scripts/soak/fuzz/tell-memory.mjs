// Loaded into the web process before its own code: writes down what it and its children use, a line at a time.
import fs from 'node:fs'
import v8 from 'node:v8'
import vm from 'node:vm'

const everyMs = 500
const pageBytes = 4096
const file = process.env.WIS_FUZZ_MEMORY

if (file && process.argv[1]?.endsWith('serve.mjs')) {
  const tell = (live) => {
    const { rss, heapUsed } = process.memoryUsage()
    fs.appendFileSync(file, `${JSON.stringify({ rss, heapUsed, children: ofChildren(), live })}\n`)
  }
  setInterval(tell, everyMs, false).unref()
  // Collects all garbage first, so that what stays is told.
  process.on('SIGUSR2', () => {
    v8.setFlagsFromString('--expose-gc')
    const collect = vm.runInNewContext('gc')
    for (let time = 0; time < 4; time++) collect()
    tell(true)
  })
  fs.writeFileSync(`${file}.pid`, String(process.pid))
}

/** Only Linux tells it. */
function ofChildren() {
  let sum = 0
  for (const pid of read(`/proc/${process.pid}/task/${process.pid}/children`).split(' ').filter(Boolean))
    sum += Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * pageBytes
  return sum
}

function read(name) {
  try {
    return fs.readFileSync(name, 'utf8')
  } catch {
    return ''
  }
}

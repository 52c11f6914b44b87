import path from 'node:path'
import { makeEnvFile } from './make-env-file.ts'

const out = path.resolve(process.argv[2] ?? path.join('python', 'wis_arena', 'wis_arena', 'wis-env.mjs'))
console.log(`✔ ${path.relative('.', await makeEnvFile(out))}`)

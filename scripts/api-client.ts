import fs from 'node:fs'
import { apiTypes, apiTypesFile } from './api-types.ts'

// Regenerates the types of the command line's client after a change of the API.
fs.writeFileSync(apiTypesFile, await apiTypes())
console.log(`✔ ${apiTypesFile} is up to date with the API`)

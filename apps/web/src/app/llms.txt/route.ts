import { onePage } from '../docs/doc-sources.ts'
import { documentResponse } from '../docs/document-response.ts'

/** Where an agent, or whoever builds one, reads first. */
export const GET = (request: Request) => documentResponse(request, [onePage])

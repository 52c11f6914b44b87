import { missingMetadata, MissingPage } from '../features/site/missing-page.tsx'

export const generateMetadata = missingMetadata

export default function NotFound() {
  return <MissingPage isPage />
}

import { missingMetadata, MissingPage } from '../features/site/missing-page.tsx'

export const generateMetadata = missingMetadata

export default function NotFound() {
  return (
    <div className="py-20">
      <MissingPage isPage />
    </div>
  )
}

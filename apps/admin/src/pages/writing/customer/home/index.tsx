import { useText } from '@sqos/i18n/react'
import { WritingHome, writingCatalogue } from '@sqos/writing'
import { useNavigate } from 'react-router'
import { useTitle } from '../../../../app/use-title.ts'

export const catalogues = [writingCatalogue]

/** 写作首页 */
export default function WritingHomePage() {
  const { t } = useText('admin')
  const navigate = useNavigate()
  useTitle(t('route.writing-customer-home'))
  return <WritingHome onOpen={(id) => void navigate(`/writing/editor?id=${encodeURIComponent(id)}`)} />
}

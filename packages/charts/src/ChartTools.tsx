import { Button } from '@arco-design/web-react'
import { IconDownload, IconImage, IconList, IconMindMapping } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from './catalogue.ts'

export interface ChartToolsProps {
  isTable: boolean
  /** Whether there is only a table. */
  canDraw: boolean
  onToggle: () => void
  onPicture: () => void
  onCsv: () => void
}

/** Buttons of a chart: table, picture, data. */
export function ChartTools({ isTable, canDraw, onToggle, onPicture, onCsv }: ChartToolsProps) {
  const { t } = useText(NAMESPACE)
  const name = (key: string) => ({ 'aria-label': t(key), title: t(key) })
  return (
    <>
      {canDraw && (
        <Button
          type="text"
          size="mini"
          icon={isTable ? <IconMindMapping /> : <IconList />}
          {...name(isTable ? 'asChart' : 'asTable')}
          onClick={onToggle}
        />
      )}
      {canDraw && !isTable && (
        <Button type="text" size="mini" icon={<IconImage />} {...name('picture')} onClick={onPicture} />
      )}
      <Button type="text" size="mini" icon={<IconDownload />} {...name('csv')} onClick={onCsv} />
    </>
  )
}

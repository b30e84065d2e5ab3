import { Button } from '@arco-design/web-react'
import { IconCopy, IconDelete, IconLeft } from '@arco-design/web-react/icon'
import { useText } from '@sqos/i18n/react'
import { NAMESPACE } from '../catalogue.ts'
import { childrenOf, findPart } from '../document/edit.ts'
import { isRecord, numberOf, textOf } from '../document/json.ts'
import { kindNamed } from '../kinds/kinds.ts'
import { useDesign, useDesignState } from './design-context.ts'
import styles from './Designer.module.css'
import { PropertyRow } from './PropertyRow.tsx'
import { NumberRow, SwitchRow, TextRow } from './rows.tsx'

/** 组件属性: the settings of the selected part, or of the page. */
export function Properties() {
  const { t } = useText(NAMESPACE)
  const selected = useDesignState((state) => state.selected)
  return (
    <aside className={styles.properties} aria-label={t('property.label')} data-portal-properties="">
      {selected === undefined ? <PageProperties /> : <PartProperties key={selected} i={selected} />}
    </aside>
  )
}

function PartProperties({ i }: { i: string }) {
  const { t } = useText(NAMESPACE)
  const { design } = useDesign()
  const document = useDesignState((state) => state.document)
  const item = findPart(document, i)
  if (!item) return null
  const { raw } = item
  const kind = kindNamed(item.kind)
  const parent = document.items.find((one) => childrenOf(one.raw).some((part) => textOf(part['i']) === i))
  const set = (key: string, value: unknown) =>
    design.change(
      i,
      ({ [key]: _before, ...rest }) => (value === undefined ? rest : { ...rest, [key]: value }),
      `${i} ${key}`,
    )
  const refresh = raw['refresh']
  return (
    <>
      <header className={styles.propertiesHead}>
        {parent && (
          <Button
            type="text"
            size="mini"
            icon={<IconLeft />}
            aria-label={t('property.back')}
            onClick={() => design.select(parent.i)}
          />
        )}
        <h2 className={styles.groupTitle}>{kind ? t(`kind.${kind.name}`) : t('unknown.name')}</h2>
        <span className={styles.space} />
        {!parent && (
          <Button
            type="text"
            size="mini"
            icon={<IconCopy />}
            aria-label={t('property.copy')}
            title={t('property.copy')}
            onClick={() => design.duplicate(i)}
          />
        )}
        <Button
          type="text"
          size="mini"
          icon={<IconDelete />}
          aria-label={t('property.remove')}
          title={t('property.remove')}
          onClick={() => design.remove(i)}
        />
      </header>
      {!kind && <p className={styles.note}>{t('unknown.hint', { name: item.kind })}</p>}
      <TextRow
        label={t('property.title')}
        value={textOf(raw['title'])}
        maxLength={100}
        onChange={(title) => set('title', title)}
      />
      {kind?.properties.map((property) => (
        <PropertyRow key={property.key} item={item} property={property} onChange={set} />
      ))}
      {kind && kind.group !== 'content' && kind.group !== 'layout' && (
        <RefreshRows value={refresh} onChange={(next) => set('refresh', next)} />
      )}
    </>
  )
}

function RefreshRows({ value, onChange }: { value: unknown; onChange: (value: unknown) => void }) {
  const { t } = useText(NAMESPACE)
  const refresh = isRecord(value) ? value : {}
  const isOn = refresh['autoRefresh'] === true
  return (
    <>
      <SwitchRow
        label={t('property.autoRefresh')}
        value={isOn}
        onChange={(autoRefresh) => onChange({ ...refresh, autoRefresh })}
      />
      {isOn && (
        <NumberRow
          label={t('property.autoRefreshTime')}
          value={numberOf(refresh['autoRefreshTime']) ?? 5}
          min={1}
          max={1440}
          onChange={(minutes) => onChange({ ...refresh, autoRefreshTime: minutes ?? 5 })}
        />
      )}
    </>
  )
}

function PageProperties() {
  const { t } = useText(NAMESPACE)
  const { design } = useDesign()
  const raw = useDesignState((state) => state.document.raw)
  return (
    <>
      <h2 className={styles.groupTitle}>{t('property.page')}</h2>
      <p className={styles.note}>{t('property.pageHint')}</p>
      <RefreshRows value={raw['refresh']} onChange={(refresh) => design.changePage((page) => ({ ...page, refresh }))} />
      <p className={styles.note}>{t('designer.keys')}</p>
    </>
  )
}

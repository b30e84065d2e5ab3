import { Button, Checkbox, Input } from '@arco-design/web-react'
import { IconCode, IconDelete, IconPlus } from '@arco-design/web-react/icon'
import { asText, LIST_BUTTONS, ROW_BUTTONS } from '@sqos/form-model'
import { useText } from '@sqos/i18n/react'
import { useState } from 'react'
import { NAMESPACE } from '../catalogue.ts'
import { LIST_BUTTON } from '../panel/script-completion.ts'
import { ScriptDialog } from '../panel/ScriptDialog.tsx'
import { changedAt, type Entry } from './entries.ts'
import styles from './ListDesigner.module.css'
import type { ListPartProps } from './ListSettings.tsx'

/** Header buttons of lists on phones. */
const APP_BUTTONS = ['add'] as const

/** The buttons of the list, their labels, and custom buttons with scripts. */
export function ButtonSettings({ document, form, side, change }: ListPartProps) {
  const { t } = useText(NAMESPACE)
  const own = document.customBtnsList ?? []
  const [open, setOpen] = useState<number>()
  const opened = open === undefined ? undefined : own[open]
  return (
    <div className={styles.properties}>
      <Buttons
        title={t('list.headButtons')}
        known={side === 'app' ? APP_BUTTONS : LIST_BUTTONS}
        chosen={document.btnsList ?? []}
        onChange={(btnsList, merge) => change({ btnsList: [...btnsList] }, merge)}
      />
      <Buttons
        title={t('list.rowButtons')}
        known={ROW_BUTTONS}
        chosen={document.columnBtnsList ?? []}
        onChange={(columnBtnsList, merge) => change({ columnBtnsList: [...columnBtnsList] }, merge)}
      />
      {side === 'pc' && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('list.ownButtons')}</legend>
          {own.map((button, index) => (
            <div key={asText(button.value) ?? index} className={styles.own}>
              <Input
                size="small"
                aria-label={t('list.ownLabel', { number: index + 1 })}
                value={asText(button.label) ?? ''}
                onChange={(label) => change({ customBtnsList: [...changedAt(own, index, { label })] }, `own ${index}`)}
              />
              <Button
                size="mini"
                type="text"
                icon={<IconDelete aria-hidden="true" />}
                aria-label={t('list.ownRemove', { number: index + 1 })}
                onClick={() => change({ customBtnsList: own.filter((_, at) => at !== index) })}
              />
              <Button
                size="small"
                long
                className={styles.script ?? ''}
                icon={<IconCode aria-hidden="true" />}
                aria-label={t('list.ownScript', { number: index + 1 })}
                onClick={() => setOpen(index)}
              >
                {t('list.script')}
              </Button>
            </div>
          ))}
          <Button
            size="small"
            type="dashed"
            long
            icon={<IconPlus aria-hidden="true" />}
            onClick={() => change({ customBtnsList: [...own, newButton(own, t('list.ownNew'))] })}
          >
            {t('list.ownAdd')}
          </Button>
        </fieldset>
      )}
      {opened && (
        <ScriptDialog
          event={LIST_BUTTON}
          fields={form.fields.filter(({ table }) => table === undefined)}
          source={asText(opened.func) ?? ''}
          onClose={() => setOpen(undefined)}
          onSave={(func) => {
            change({ customBtnsList: [...changedAt(own, open ?? 0, { func })] })
            setOpen(undefined)
          }}
        />
      )}
    </div>
  )
}

/** A new button with an unused code. */
function newButton(own: readonly Entry[], label: string) {
  const used = new Set(own.map(({ value }) => value))
  let number = own.length + 1
  while (used.has(`btn_${number}`)) number += 1
  return { value: `btn_${number}`, label, func: '({ data, index, request, toast, refresh }) => {\n\n}' }
}

interface ButtonsProps {
  title: string
  known: readonly string[]
  chosen: readonly Entry[]
  onChange: (chosen: readonly Entry[], merge?: string) => void
}

const ICONS: Readonly<Record<string, string>> = {
  add: 'el-icon-plus',
  download: 'el-icon-download',
  upload: 'el-icon-upload2',
  batchRemove: 'el-icon-delete',
  edit: 'el-icon-edit',
  remove: 'el-icon-delete',
  detail: 'el-icon-document',
}

function Buttons({ title, known, chosen, onChange }: ButtonsProps) {
  const { t } = useText(NAMESPACE)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {known.map((value) => {
        const index = chosen.findIndex((button) => button['value'] === value)
        const button = chosen[index]
        const name = t(`button.${value}`)
        const added = { value, icon: ICONS[value] ?? '', label: name }
        return (
          <div key={value} className={styles.button}>
            <Checkbox
              checked={button !== undefined}
              onChange={(on) => onChange(on ? [...chosen, added] : chosen.filter((one) => one['value'] !== value))}
            >
              {name}
            </Checkbox>
            {button && (
              <Input
                size="small"
                aria-label={t('list.buttonLabel', { name })}
                value={asText(button['label']) ?? ''}
                onChange={(label) => onChange(changedAt(chosen, index, { label }), `button ${value}`)}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

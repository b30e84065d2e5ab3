import { Checkbox, Form } from '@arco-design/web-react'
import { useListReleaseParentsQuery } from '@sqos/api-client/model'
import { useText } from '@sqos/i18n/react'
import { FormDialog, FormItem, ParentSelect, treeLines } from '@sqos/ui-kit/list'
import { NAMESPACE } from './catalogue.ts'
import type { ReleaseFields, ReleaseState } from './use-release.ts'
import styles from './WebDesign.module.css'

const TOP = '-1'
const SIDES = [
  { side: 'Web', parent: 'pcModuleParentId' },
  { side: 'App', parent: 'appModuleParentId' },
] as const

/** 同步菜单: adds the model to the menu, or updates its entries. */
export function ReleaseDialog({ release }: { release: ReleaseState }) {
  const { t } = useText(NAMESPACE)
  const { model } = release
  const isThere = { Web: (model?.pcIsRelease ?? 0) > 0, App: (model?.appIsRelease ?? 0) > 0 }

  return (
    <FormDialog<ReleaseFields>
      open={release.isOpen}
      title={t('release.title', { name: model?.fullName ?? '' })}
      submitText={t('release.submit')}
      initialValues={{ sides: isThere.App && !isThere.Web ? ['App'] : ['Web'] }}
      onSubmit={release.save}
      onClose={release.close}
    >
      <FormItem
        label={t('release.sides')}
        field="sides"
        rules={[{ required: true, type: 'array', minLength: 1, message: t('release.nowhere') }]}
      >
        <Checkbox.Group className={styles.modes ?? ''}>
          {SIDES.map(({ side }) => (
            <Checkbox key={side} value={side}>
              <span className={styles.mode}>
                <strong>{t(`release.${side}`)}</strong>
                <span className={styles.help}>{t(isThere[side] ? 'release.again' : 'release.first')}</span>
              </span>
            </Checkbox>
          ))}
        </Checkbox.Group>
      </FormItem>
      {SIDES.filter(({ side }) => !isThere[side]).map(({ side, parent }) => (
        <Form.Item key={side} noStyle shouldUpdate={(before, after) => before.sides !== after.sides}>
          {({ sides = [] }: Partial<ReleaseFields>) =>
            sides.includes(side) && (
              <FormItem
                label={t(`release.parentOf${side}`)}
                field={parent}
                initialValue={TOP}
                rules={[{ required: true, message: t('release.noParent') }]}
              >
                <DirectorySelect side={side} />
              </FormItem>
            )
          }
        </Form.Item>
      ))}
    </FormDialog>
  )
}

interface DirectorySelectProps {
  side: 'Web' | 'App'
  // From the form item.
  id?: string
  value?: string
  onChange?: (id: string) => void
}

function DirectorySelect({ side, ...field }: DirectorySelectProps) {
  const { t } = useText(NAMESPACE)
  const { data, isFetching } = useListReleaseParentsQuery({ category: side })
  const lines = [{ id: TOP, name: t('release.top'), depth: 0 }, ...treeLines(data?.list ?? [], 1)]
  return <ParentSelect {...field} lines={lines} loading={isFetching} />
}

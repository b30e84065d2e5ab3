/**
 * A form of an older edition with another prefix: another key for the kind, newer names of kinds, panes without ids,
 * unknown kinds, numbers as text, a rule without its backslash.
 */
export const foreignForm = {
  formRef: 'elForm',
  formModel: 'dataForm',
  size: 'medium',
  labelPosition: 'top',
  labelWidth: '120',
  popupType: 'fullScreen',
  fullScreenWidth: '80%',
  idGlobal: 210,
  vendorNote: { kept: true },
  fields: [
    {
      __config__: {
        acmeKey: 'tab',
        label: '标签面板',
        active: '0',
        layout: 'rowFormItem',
        formId: 201,
        children: [
          {
            title: '基本信息',
            __config__: {
              children: [
                {
                  __config__: {
                    acmeKey: 'input',
                    label: '手机',
                    formId: 202,
                    regList: [
                      { pattern: '/^d+$/', message: '只能是数字' },
                      { pattern: '/^1[3-9]\\d{9}$/', message: '手机号不正确' },
                    ],
                    trigger: 'blur',
                  },
                  __vModel__: 'phone',
                  maxlength: '11',
                },
                { __config__: { acmeKey: 'switch', label: '同意', formId: 203 }, __vModel__: 'agreed' },
                { __config__: { acmeKey: 'ACMEText', label: '', formId: 204, defaultValue: '请如实填写' } },
              ],
            },
          },
          {
            title: '更多',
            __config__: {
              children: [
                {
                  __config__: {
                    acmeKey: 'collapse',
                    label: '折叠面板',
                    active: ['1'],
                    formId: 205,
                    children: [
                      {
                        title: '附件',
                        name: '1',
                        __config__: {
                          children: [
                            { __config__: { acmeKey: 'uploadFile', label: '附件', formId: 206 }, __vModel__: 'files' },
                            {
                              __config__: { acmeKey: 'hologram', label: '全息', formId: 207 },
                              __vModel__: 'holo',
                              depth: 3,
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
      'tab-position': 'top',
    },
    {
      __config__: { acmeKey: 'popupSelect', label: '物料', formId: 208 },
      __vModel__: 'material',
      interfaceId: '77',
      interfaceName: '物料',
      propsValue: 'id',
      relationField: 'fullName',
    },
    {
      __config__: { acmeKey: 'popupAttr', label: '规格', formId: 209 },
      relationField: 'material_acmeTable_1',
      showField: 'spec',
    },
  ],
}

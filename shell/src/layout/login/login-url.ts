/** Where the content service logs people in (decision 14). */
export const LOGIN_URL = '/admin/login/';

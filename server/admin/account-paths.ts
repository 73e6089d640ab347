export const SIGN_IN = '/admin/entrar';
export const SIGN_OUT = '/admin/salir';
export const PASSWORD = '/admin/contrasena';

export { ThemeProvider, createTheme } from '@mui/material/styles';

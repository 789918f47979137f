export { BrowserRouter, Link, NavLink, Route, Routes, useLocation } from 'react-router-dom';
